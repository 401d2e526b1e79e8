/** Pages and documents that the demo world serves besides the app, by their addresses. */
export const houseRules = '/demo/documents/house-rules.pdf'
/** A survey: its address contains the `surveyMarker` of the demo's configuration. */
export const terraceSurvey = '/demo/survey-mfe/terrace'
/** A small app of its own that content opens. */
export const lunchBoard = '/demo/apps/lunch-board'
