import { useEffect, useState } from "preact/hooks";
import { CHAPTERS, type Chapter, type ChapterPlace } from "../../model/link/chapters";
import { idOf } from "./Chapter";

/** The chapter across the line at 30 % of the view's height; without `IntersectionObserver`, the one last gone to. */
export function useChapterInView(goneTo: ChapterPlace): ChapterPlace {
  const [inView, setInView] = useState<Chapter | null>(null);
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const chapters = new Map(
      CHAPTERS.flatMap((name) => {
        const section = document.getElementById(idOf(name))?.closest("section");
        return section == null ? [] : [[section, name] as const];
      }),
    );
    const [first] = chapters.keys();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const name = chapters.get(target as HTMLElement);
          if (isIntersecting && name !== undefined) setInView(name);
        }
      },
      { root: first?.closest("dialog") ?? null, rootMargin: "-30% 0px -69% 0px" },
    );
    for (const section of chapters.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return inView ?? goneTo;
}
