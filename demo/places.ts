/** Pages and documents that the demo world serves besides the app, by their addresses. */
export const houseRules = '/demo/documents/house-rules.pdf'
export const recycling = '/demo/documents/recycling.pdf'
/** A survey: its address contains the `surveyMarker` of the demo's configuration. */
export const terraceSurvey = '/demo/survey-mfe/terrace'
/** A small app of its own that content opens. */
export const lunchBoard = '/demo/apps/lunch-board'
/** Small apps that utilities open; `?building=` says of which building. */
export const visitors = '/demo/visitors'
export const transit = '/demo/transit'
export const trucks = '/demo/trucks'
export const spaces = '/demo/spaces'
/** What there is to read, by its name: `leaflets/all.ts` lists it. */
export const leaflets = '/demo/pages'
/** Where an event is followed from a desk; its name follows. */
export const meetings = '/demo/meetings'
