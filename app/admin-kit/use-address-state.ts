import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { formatAddress } from "./list-address.ts";

/** Marks a navigation by the screen itself. */
const ownAddress = "own question";

export type Change<State> = (changes: Partial<State>, history?: { replace: boolean }) => void;

/** Keeps a screen's state in the URL, so that it can be shared and survives reload and Back. The controls do not wait for the URL, which follows a moment later. */
export function useAddressState<State extends object>(parse: (address: URLSearchParams) => State): [State, Change<State>] {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const destination = useNavigation().location;
  const [state, setState] = useState(() => parse(new URLSearchParams(location.search)));
  // Two controls may change in one event: the search box that loses the focus and the one that gets it.
  const latest = useRef(state);
  const seenKey = useRef(location.key);

  useEffect(() => {
    if (seenKey.current === location.key) return;
    seenKey.current = location.key;
    // A link to this screen, or Back, brings another state than the controls.
    if (location.state === ownAddress && navigationType !== "POP") return;
    latest.current = parse(new URLSearchParams(location.search));
    setState(latest.current);
  }, [location, navigationType, parse]);

  const change: Change<State> = (changes, { replace } = { replace: false }) => {
    // Any other change starts at the first page.
    const next = { ...latest.current, page: 1, ...changes };
    latest.current = next;
    setState(next);
    // This would cancel a navigation to another screen.
    if (destination && destination.pathname !== location.pathname) return;
    const search = formatAddress(next, parse(new URLSearchParams()));
    navigate({ search }, { replace, preventScrollReset: true, state: ownAddress });
  };

  return [state, change];
}
