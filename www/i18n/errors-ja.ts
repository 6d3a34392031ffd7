import type { ErrorCode } from "taisou";
import { fieldOf, listOf, numberOf, textOf } from "../engine/details";
import type { Details } from "../engine/protocol";
import { jaAlgorithms } from "./algorithms-ja";
import { bytes as bytesText } from "./numbers";

/** `2行3列：`; empty if the module names no place. */
function at(d: Details): string {
  const row = numberOf(d, "row");
  const column = numberOf(d, "column");
  if (row !== null && column !== null) return `${row}行${column}列：`;
  return row !== null ? `${row}行目：` : "";
}

const algorithms: Readonly<Record<string, string>> = jaAlgorithms;
const method = (name: string) => algorithms[name] ?? name;
const field = (d: Details) => (fieldOf(d) === "goal" ? "ゴール" : "スタート");
/** The number of the goal, unless it is the first. */
const which = (d: Details) => {
  const goal = numberOf(d, "goal");
  return goal === null || goal === 0 ? "" : `${goal + 1}番目のゴール、`;
};

/** Errors of fields that are not boards, by the option of the module. */
const badOptions: Readonly<Record<string, string>> = {
  blank: "空きには1文字だけを入れてください。",
  same: "同じとみなす文字は、2349,567 のように、どの文字も1度だけ書いてください。",
  blocks: "ブロックのある盤面は、壁のほかのマスを128個までにしてください。",
  gates: "通れる駒を決めるマスは、盤面と同じ大きさに書いて、そのマスだけを x にしてください。",
};

/** Errors of options by what the module expects; the option is named. */
const expectedOptions: Readonly<Record<string, (option: string) => string>> = {
  "board-count": () => "盤面の数は1から1000までにしてください。",
  "rush-only": (option) =>
    `${option} は「車を出す」でだけ使えます。消すか、種類を「車を出す」にしてください。`,
  "klotski-only": (option) =>
    `${option} は「箱入り娘」でだけ使えます。消すか、種類を「箱入り娘」にしてください。`,
};

/** One sentence for every error of the module: place, error, remedy. */
export const texts: Record<ErrorCode, (details: Details) => string> = {
  "not-initialised": () => "まだ準備中です。少し待ってからもう一度試してください。",
  "bad-argument": (d) => `${textOf(d, "argument")} の値が正しくありません。`,
  "bad-option": (d) =>
    expectedOptions[textOf(d, "expected")]?.(textOf(d, "option")) ??
    badOptions[textOf(d, "option")] ??
    `${textOf(d, "option")} の値が正しくありません。`,
  "unknown-option": (d) => `${textOf(d, "option")} という設定はありません。`,
  "unknown-algorithm": (d) =>
    `この解法はありません。使えるのは ${listOf(d, "expected").map(method).join("、")} です。`,
  "bad-width": (d) => {
    const most = textOf(d, "expected");
    return `幅は${most === "" ? "" : `${most}までの`}整数にしてください。空欄なら行から決めます。`;
  },
  "empty-board": (d) => `${which(d)}${field(d)}にマスがありません。文字を入れてください。`,
  "text-too-long": (d) => `${which(d)}${field(d)}の文字が多すぎます。短くしてください。`,
  "too-many-cells": (d) =>
    `${which(d)}マスが${textOf(d, "found")}個あります。${textOf(d, "expected")}個までにしてください。`,
  "uneven-rows": (d) =>
    `${which(d)}${at(d)}この行は${textOf(d, "found")}マスです。ほかの行と同じ${textOf(d, "expected")}マスにしてください。`,
  "width-mismatch": (d) =>
    `${which(d)}${at(d)}この行は${textOf(d, "found")}マスで、幅${textOf(d, "expected")}に合いません。文字か幅を直してください。`,
  "bad-symbol": (d) =>
    `${which(d)}${at(d)}「${textOf(d, "found")}」はマスに置けない文字です。別の文字にしてください。`,
  "symbol-too-long": (d) =>
    `${which(d)}${at(d)}1枚の文字が長すぎます。${textOf(d, "expected")}文字までにしてください。`,
  "any-cell-in-start": (d) => `${at(d)}? はゴールでだけ使えます。別の文字にしてください。`,
  "no-blank": (d) => {
    const marks = listOf(d, "expected");
    return `空きがありません。空けるマスに ${marks.length > 0 ? marks.join(" か ") : "*"} を入れてください。`;
  },
  "goal-mismatch": (d) => {
    switch (textOf(d, "kind")) {
      case "size":
        return `${which(d)}マスの数がスタートと合いません（ゴール ${textOf(d, "found")}、スタート ${textOf(d, "expected")}）。同じ大きさにするか、空欄にしてください。`;
      case "wall":
        return `${which(d)}${at(d)}壁の場所がスタートとちがいます。同じマスを # にしてください。`;
      default: {
        const symbol = textOf(d, "symbol");
        const what = symbol === "" ? "空き" : `「${symbol}」`;
        return `${which(d)}${at(d)}${what}の数がスタートと合いません（ゴール ${textOf(d, "found")}個、スタート ${textOf(d, "expected")}個）。`;
      }
    }
  },
  "cell-out-of-range": () => "そのマスは盤面にありません。",
  unsupported: (d) =>
    textOf(d, "use") === ""
      ? "この解法は、この盤面には使えません。別の解法を選んでください。"
      : `この解法は、この盤面には使えません。解法を「${method(textOf(d, "use"))}」にしてください。`,
  "too-large": (d) => {
    const bytes = numberOf(d, "bytes");
    return bytes === null
      ? "この盤面には、この解法ではメモリが足りません。別の解法を選んでください。"
      : `この解法には約 ${bytesText(bytes)} のメモリが要り、足りません。別の解法を選んでください。`;
  },
  "bad-table": () => "この表は使えません。",
  freed: () => "この探索はもう終わっています。もう一度始めてください。",
  "bad-moves": (d) =>
    `${(numberOf(d, "at") ?? 0) + 1}番目の「${textOf(d, "found")}」は、ここでは使えない手です。`,
};
