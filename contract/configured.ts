/** Values as a configuration file has them. */
import * as v from 'valibot'
import { isEmail } from './email'

export const hostName = v.pipe(
  v.string(),
  v.minLength(1),
  v.regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters, such as app.example'),
)
export const mailbox = v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))
export const link = v.pipe(v.string(), v.url())
/** A page of the web, or of our own server by its path. */
export const page = v.union(
  [link, v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/))],
  'must be an address of the web, or a path of this server that begins with /',
)
