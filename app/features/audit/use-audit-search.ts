import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AuditSearch, parseAddress, toAddress } from "./filter-address.ts";

const parseLocation = (search: string) => parseAddress(new URLSearchParams(search));

/** Marks an address that this screen wrote itself. */
const own = "own question";

/**
 * What is asked for, kept in the address too, so that a view can be passed on and survives a reload. The fields do not wait
 * for the address: it follows a moment later, and letters typed in between would be lost.
 */
export function useAuditSearch(): [AuditSearch, (change: Partial<AuditSearch>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => parseLocation(location.search));
  const seen = useRef(location.key);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    // A link to this screen asks another question than the fields do.
    if (location.state !== own) setSearch(parseLocation(location.search));
  }, [location]);

  function change(changed: Partial<AuditSearch>) {
    // Another question has its own first page.
    const next = { ...search, page: 1, ...changed };
    setSearch(next);
    navigate({ search: `?${toAddress(next)}` }, { replace: true, preventScrollReset: true, state: own });
  }

  return [search, change];
}
