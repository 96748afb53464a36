/** Who is signed in, as the browser remembers it. `token` names the session; it is not its secret. */
export type StoredUser = {
  userId: number;
  userName: string;
  email: string;
  token: string;
  phoneNumber: string;
  firstName: string;
  lastName: string;
};

const key = "user";

export function storeUser(user: StoredUser): void {
  localStorage.setItem(key, JSON.stringify(user));
}

export function clearUser(): void {
  localStorage.removeItem(key);
}

export function storedUser(): StoredUser | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
