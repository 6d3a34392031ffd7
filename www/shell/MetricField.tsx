import type { Metric } from "taisou";
import { metricOf, metricsFor, usualMetricOf } from "../model/state/selectors";
import type { ToolProps } from "./view-props";

interface Props extends Pick<ToolProps, "app" | "state" | "t"> {
  readonly label: string;
  readonly title?: string;
}

/** Chooses one of the board's metrics. */
export function MetricField({ app, state, t, label, title }: Props) {
  const metrics = metricsFor(state);
  const isOfTiles = metrics.includes("line");
  const textOf = (name: Metric) =>
    isOfTiles && (name === "step" || name === "line") ? t.tileMetrics[name] : t.metrics[name];
  return (
    <label class="field" title={title}>
      <span>{label}</span>
      <select
        value={metricOf(state)}
        onChange={(event) => {
          const chosen = metrics.find((name) => name === event.currentTarget.value);
          if (chosen === undefined) return;
          const metric = chosen === usualMetricOf(state) ? null : chosen;
          app.store.dispatch({ type: "metric", metric });
        }}
      >
        {metrics.map((name) => (
          <option key={name} value={name}>
            {textOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
