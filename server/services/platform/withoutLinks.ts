import { visibleLine } from '@contract/personName'

/** Also in full width: the colon of a scheme, the dots of a domain or an IPv4 address, and the start of a network path. */
const linking =
  /(?<=\p{L}[\p{L}\p{N}+-])[:：](?=\S)|(?<=\S)[.。．｡․﹒](?=[\p{L}\p{So}]|(?<=\D.)\p{N}|(?<=\d.\d{1,3}.)\d{1,3}.\d)|[\\＼](?=[\\＼])/gu

/**
 * A text that people have typed, for a letter to others: one line, with a space at each place where a mail client would
 * find an address. “Dr.med. St.Clair” becomes “Dr. med. St. Clair”, and “https://evil.example” becomes
 * “https: //evil. example”.
 */
export function withoutLinks(typed: string): string {
  return visibleLine(typed).replaceAll(linking, '$& ')
}
