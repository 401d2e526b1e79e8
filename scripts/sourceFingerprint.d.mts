/**
 * A fingerprint of the sources of a build of the checkout at `root`; by default the current folder.
 */
export function sourceFingerprint(root?: string): string
