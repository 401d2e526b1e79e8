import { createPreviews } from '@shared/previews'

/** The names of floors and suites, by their ids. */
export const placePreviews = createPreviews<string>()
