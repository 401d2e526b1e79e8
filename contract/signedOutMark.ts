/** The cookie with which a browser marks itself as signed out, until the server has confirmed the sign-out. */
export const signedOutMark = 'signed-out'
