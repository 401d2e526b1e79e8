const block =
  /-----BEGIN (?:CERTIFICATE|PUBLIC KEY)-----\s[^-]+-----END (?:CERTIFICATE|PUBLIC KEY)-----/g

/**
 * The certificates and keys in a text, each as PEM. A provider that changes its key publishes the next one beside the
 * present one, and both count meanwhile.
 */
export const pemBlocks = (text: string): string[] => text.match(block) ?? []
