import "./unfinished-cards.css";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { useValue } from "../../ui/use-value";
import type { UnfinishedTexts } from "./ja";
import { type KeptGame, MOST_GAMES } from "./kept-games";
import { unfinishedFor } from "./unfinished";

/** The unfinished games, without the one on the board. */
export function UnfinishedCards({ app, t, words: u }: WordedProps<UnfinishedTexts>) {
  const unfinished = unfinishedFor(app);
  const { games, here } = useValue(unfinished.value);
  const others = games.filter(({ fragment }) => fragment !== here);
  if (others.length === 0) return null;
  const nameOf = ({ title, columns, rows }: KeptGame) =>
    title === "" ? `${columns}×${rows}` : t.reading(title);
  return (
    <section class="unfinished" aria-labelledby="unfinished-heading">
      <h2 id="unfinished-heading">{u.heading}</h2>
      <ul>
        {others.map((game) => (
          <li key={game.fragment}>
            <Button icon="play" onClick={() => unfinished.resume(game)}>
              {game.title === "" ? u.resumeSize(nameOf(game)) : u.resume(nameOf(game))}
            </Button>
            <Button
              class="round quiet"
              name={u.forget(nameOf(game))}
              icon="close"
              onClick={() => unfinished.forget(game)}
            />
          </li>
        ))}
      </ul>
      {games.length === MOST_GAMES && <p class="note">{u.most(MOST_GAMES)}</p>}
    </section>
  );
}
