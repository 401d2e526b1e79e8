// Accounts of the demo world, by what they are on a walk.

export const ada = 'ada@meridian.example'
export const password = 'Portico-Demo1!'
export const gone = 'gone@meridian.example'
/** An address that no account has. */
export const fresh = 'nia.newcomer@meridian.example'
/** Uploaded; its company's SSO is optional. */
export const waitingForSso = 'csv@ssooptional.example'
/** Of a company that is in no building. */
export const stranger = 'nia@nowhere.example'
