import { type Place, ROOMS, type Room, roomOf } from "../model/link/rooms";
import { showRoom } from "../shell/show-board";
import type { ViewProps } from "../shell/view-props";

const entrance = (room: Room): Place => (room === "explore" ? "answer" : room);

/** The way between the rooms. */
export function RoomTabs({ app, state, t }: ViewProps) {
  const here = roomOf(state.place);
  return (
    <nav class="rooms" aria-label={t.roomsHeading}>
      {ROOMS.map((room) => (
        <a
          key={room}
          href={app.address.linkToRoom(entrance(room))}
          aria-current={room === here ? "page" : undefined}
          onClick={(event) => {
            // Somebody who wants another window gets one.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            app.store.dispatch({ type: "entered", place: entrance(room) });
            showRoom(room);
          }}
        >
          {t.rooms[room]}
        </a>
      ))}
    </nav>
  );
}
