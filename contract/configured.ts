/** Schemas for values in configuration files. */
import * as v from 'valibot'
import { isEmail } from './email'

export const hostName = v.pipe(
  v.string(),
  v.minLength(1),
  v.regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters, such as app.example'),
)
export const mailbox = v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))
export const link = v.pipe(v.string(), v.url())
/** A web page, or a path on our own server. */
export const page = v.union(
  [link, v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/))],
  'must be an address of the web, or a path of this server that begins with /',
)
