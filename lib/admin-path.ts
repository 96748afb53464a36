/** Whether a path belongs to the admin, however it is written. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);
