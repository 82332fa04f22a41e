/** Name of the cookie that carries the browser's session over to other systems; the prefix binds it to its host. */
export const ssoCookieName = (secure: boolean): string => (secure ? '__Host-sivitas_sso' : 'sivitas_sso')
