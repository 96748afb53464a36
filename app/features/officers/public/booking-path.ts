import { useOutletContext } from "react-router";

/** The layout passes it to the page within it. */
export type BookingContext = {
  /** Where visitors choose a time to talk, if an officer has a calendar. */
  bookingPath: string | undefined;
};

export const useBookingPath = () => useOutletContext<BookingContext>().bookingPath;
