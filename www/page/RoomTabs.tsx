import { showRoom } from "../kit/show-board";
import type { ViewProps } from "../kit/view-props";
import { ROOMS, type Room, roomOf } from "../model/link/rooms";

/** The way between the rooms. */
export function RoomTabs({ app, state, t }: ViewProps) {
  const here = roomOf(state.place);
  const enter = (room: Room) => {
    app.store.dispatch({ type: "entered", place: room === "explore" ? "answer" : room });
    showRoom(room);
  };
  return (
    <nav class="rooms" aria-label={t.roomsHeading}>
      {ROOMS.map((room) => (
        <button
          key={room}
          type="button"
          aria-current={room === here ? "page" : undefined}
          onClick={() => enter(room)}
        >
          {t.rooms[room]}
        </button>
      ))}
    </nav>
  );
}
