export const texts = {
  heading: "途中のパズル",
  resume: (name: string) => `「${name}」のつづき`,
  resumeSize: (size: string) => `${size}のつづき`,
  forget: (name: string) => `「${name}」を一覧から消す`,
  most: (games: number) => `${games}問まで残ります。新しく始めると、いちばん古いものから消えます。`,
};

export type UnfinishedTexts = typeof texts;
