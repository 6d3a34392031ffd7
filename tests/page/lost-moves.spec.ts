import { ghostText } from "../../www/model/practice/ghost";
import { packSteps, packTimes } from "../../www/model/practice/packed";
import { expect, test } from "./fixtures";
import { beginning } from "./words";

test("one press on the win card shows the lost moves, and the header knows the optimum @both", async ({
  page,
  taisou,
  t,
  check,
  finish,
}) => {
  await taisou.open("board=1 2 3 4/5 6 7 8/9 10 * 11");
  await taisou.keys("ArrowRight", "ArrowLeft", "ArrowLeft");
  await expect(taisou.won).toContainText(t.moveCount(3));
  await taisou.button(finish.lostMoves(null)).click();
  await taisou.expectResult(check.lost(3, 1, 2));
  await expect(page.locator('[data-region="lost"]')).toBeFocused();
  const chart = page.getByRole("img", { name: check.chart(1, 3) });
  for (const title of [check.axisLeft, check.axisMade]) {
    await expect(chart.getByText(title, { exact: true })).toBeVisible();
  }
  await expect(taisou.won).toContainText(t.against(3, 1));
  await expect(taisou.button(finish.lostMoves(2))).toBeVisible();
  // The replay of the rest lies over the won game.
  await taisou.button(check.bestEndingFrom(1)).click();
  await expect(taisou.slider).toBeVisible();
  await taisou.keys("Escape");
  await expect(taisou.won).toBeVisible();
  // Another metric needs another search.
  await taisou.explore("answer");
  await taisou.unfoldMethod();
  await taisou.choose(t.metric, "line");
  await taisou.button(finish.lostMoves(null)).click();
  await expect(taisou.won).toContainText(t.against(3, 1));
  // A phone has no header beside the win card.
  await taisou.button(t.undo).click();
  await expect(taisou.optimum).toContainText(t.optimumIs(1));
});

test("a position before a lost move becomes an exercise @both", async ({ page, taisou, words }) => {
  const { t, check, finish, record: lost } = words;
  await taisou.open("board=1 2 3/4 5 6/* 7 8");
  // Tile 4 comes and goes; then 7 and 8 go home.
  await taisou.keys("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowLeft");
  await taisou.button(finish.lostMoves(2)).click();
  await expect(taisou.text(check.exercises(1))).toBeVisible();
  await page.getByRole("tabpanel").getByRole("button", { name: t.record }).click();
  await taisou.button(lost.begin).click();
  await expect(taisou.exactText(lost.task(2))).toBeVisible();
  const board = taisou.dialog.getByRole("grid", { name: lost.exerciseBoard });
  const tile = (symbol: string) => board.getByRole("button", { name: beginning(`${symbol}`) });
  await tile("4").click();
  await expect(taisou.exactText(lost.wrong)).toBeVisible();
  await expect(tile("7")).toHaveAccessibleName(new RegExp(t.nextCell));
  // By keyboard.
  await tile("7").press("Enter");
  await expect(taisou.exactText(lost.right(1))).toBeVisible();
  // The first answer counts.
  await expect(taisou.text(lost.dueIn(1))).toBeVisible();
  await expect(taisou.text(lost.exercisesDue(1, 0))).toBeVisible();
  await taisou.button(lost.playExercise).click();
  await taisou.expectSymbols("123456 78");
});

test("a link with a timed solve is raced, and one that is damaged says so @both", async ({
  page,
  taisou,
  words,
}) => {
  const { t, finish } = words;
  const solve = ghostText({ moves: packSteps(["right", "right"]), times: packTimes([0, 50_000]) });
  await taisou.open(`start=1 2 3/4 5 6/* 7 8&ghost=${solve}&end`);
  const race = page.getByRole("region", { name: finish.ghost });
  await expect(race).toContainText(finish.ghostWaits("50.00"));
  await taisou.keys("ArrowLeft");
  await expect(race).toContainText(finish.ghostAt(1, 2));
  // The address keeps the race.
  await expect(page).toHaveURL(new RegExp(`ghost=${solve}`));
  await taisou.keys("ArrowLeft");
  await expect(taisou.won).toBeVisible();
  await expect(taisou.won).toContainText(finish.raced(-1));
  await expect(taisou.won).toContainText(/\d\.\d\d.+50\.00/);
  const other = solve[4] === "A" ? "B" : "A";
  const damaged = `${solve.slice(0, 4)}${other}${solve.slice(5)}`;
  await taisou.open(`start=1 2 3/4 5 6/* 7 8&ghost=${damaged}&end`);
  await expect(page.getByText(damaged)).toBeVisible();
  await expect(race).toHaveCount(0);
  await expect(taisou.button(t.undo)).toBeVisible();
});

test("the check and the win card search no position twice", async ({ page, taisou, words }) => {
  await page.addInitScript(() => {
    const boards: string[] = [];
    const post = Worker.prototype.postMessage;
    Object.assign(window, { boards });
    Worker.prototype.postMessage = function (message, transfer?: unknown) {
      if (message.task?.kind === "solve") boards.push(message.task.board);
      post.call(this, message, transfer as StructuredSerializeOptions);
    };
  });
  const { check, finish } = words;
  const start = "1 2 3 4/5 6 7 8/9 10 11 12/13 * 14 15";
  await taisou.open(`board=${start}`);
  // Tiles 13 and 10 come and go; then 14 and 15 go home.
  await taisou.keys("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowLeft");
  await taisou.button(finish.lostMoves(null)).click();
  await taisou.expectResult(check.lost(6, 2, 4));
  await expect(page.getByRole("region", { name: check.lostHeading })).toBeVisible();
  await expect(taisou.won.getByRole("img", { name: finish.way(2, 6) })).toBeVisible();
  const searched: string[] = await page.evaluate(() => Reflect.get(window, "boards"));
  // The length of the start may be found before, without its moves.
  const boards = searched.filter((board) => board !== start);
  expect(boards).not.toEqual([]);
  expect(boards).toEqual([...new Set(boards)]);
});
