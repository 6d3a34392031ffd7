import type { Metric } from "taisou";
import { metricOf, metricsFor, usualMetricOf } from "../model/state/selectors";
import { SelectField } from "../ui/SelectField";
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
    <SelectField
      {...{ label, title, textOf }}
      value={metricOf(state)}
      options={metrics}
      onChange={(chosen) => {
        const metric = chosen === usualMetricOf(state) ? null : chosen;
        app.store.dispatch({ type: "metric", metric });
      }}
    />
  );
}
