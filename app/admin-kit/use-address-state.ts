import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { formatAddress } from "./list-address.ts";

/** Marks an address that the screen wrote itself. */
const ownAddress = "own question";

export type Change<State> = (changes: Partial<State>, history?: { replace: boolean }) => void;

/**
 * What a screen shows, in its address too, so that a view can be passed on, survives a reload and is there again after
 * Back. The controls do not wait for the address: it follows a moment later, and what is chosen in between would be lost.
 */
export function useAddressState<State extends { page: number }>(parse: (address: URLSearchParams) => State): [State, Change<State>] {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const destination = useNavigation().location;
  const [state, setState] = useState(() => parse(new URLSearchParams(location.search)));
  // Two controls may speak in one breath: the search box when it is left, and the one that is gone to.
  const latest = useRef(state);
  const seenKey = useRef(location.key);

  useEffect(() => {
    if (seenKey.current === location.key) return;
    seenKey.current = location.key;
    // A link to this screen, or the way back through the history, asks another question than the controls do.
    if (location.state === ownAddress && navigationType !== "POP") return;
    latest.current = parse(new URLSearchParams(location.search));
    setState(latest.current);
  }, [location, navigationType, parse]);

  const change: Change<State> = (changes, { replace } = { replace: false }) => {
    // Another question has its own first page.
    const next = { ...latest.current, page: 1, ...changes };
    latest.current = next;
    setState(next);
    // Whoever is on the way to another screen would be called back by an address of this one.
    if (destination && destination.pathname !== location.pathname) return;
    const search = formatAddress(next, parse(new URLSearchParams()));
    navigate({ search }, { replace, preventScrollReset: true, state: ownAddress });
  };

  return [state, change];
}
