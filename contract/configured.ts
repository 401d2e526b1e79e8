/** Schemas for values in configuration files. */
import * as v from 'valibot'
import { isEmail } from './email'

export const hostName = v.pipe(
  v.string(),
  v.minLength(1),
  v.check(
    (input) => !/^[\w.-]+:\d+$/.test(input),
    'must be a host name without its port, such as app.example',
  ),
  v.regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters, such as app.example'),
)
export const mailbox = v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))
/** The sender of mail, with or without a name. */
export const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, such as Portico <mail@portico.example>',
  ),
)
export const link = v.pipe(v.string(), v.url())
/** A web page, or a path on our own server. */
export const page = v.union(
  [link, v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/))],
  'must be an address of the web, or a path of this server that begins with /',
)
