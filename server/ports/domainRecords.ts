/** The domain name system. */
export type DomainRecords = {
  /**
   * The TXT records of a domain; none if it does not exist.
   * @throws `OutageError` without an answer
   */
  texts(domain: string): Promise<readonly string[]>
}
