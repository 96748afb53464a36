/** Whether a path belongs to the admin, however it is written. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);

/** The screens on which someone becomes a person that the admin knows. */
export const isSignInPath = (pathname: string): boolean => /^\/admin\/(login|password|second-factor)$/i.test(pathname);
