/** In any spelling. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);

/** The screens that lead to a signed-in session. */
export const isSignInPath = (pathname: string): boolean => /^\/admin\/(login|password|second-factor)$/i.test(pathname);
