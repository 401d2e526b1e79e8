/** The live connection: it comes when what is on show has come to rest. */
export { followStreams } from '@platform/live'
