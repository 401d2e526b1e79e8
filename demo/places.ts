/** Addresses of pages and documents that the demo serves besides the app. */
export const houseRules = '/demo/documents/house-rules.pdf'
export const recycling = '/demo/documents/recycling.pdf'
/** A survey: its address contains the `surveyMarker` of the demo's configuration. */
export const terraceSurvey = '/demo/survey-mfe/terrace'
/** A mini-app that content opens. */
export const lunchBoard = '/demo/apps/lunch-board'
/** Mini-apps that utilities open; `?building=` names the building. */
export const transit = '/demo/transit'
export const trucks = '/demo/trucks'
/** Mini-apps that use the bridge have another origin: this host, on the port of the demo. */
export const appsOrigin = '//apps.localhost'
export const reserve = '/demo/mini/reserve'
/** The card provider has another origin too, and responds at no other host. */
export const cardsOrigin = '//cards.localhost'
export const cardFrame = '/demo/cards/frame'
export const tokenisedCards = '/demo/cards/payment-methods'
export const visitors = '/demo/mini/visitors'
/** It identifies users by a signed assertion. */
export const forum = '/demo/forum'
/** Pages to read; followed by the name of a leaflet (`allLeaflets` of `leaflets/serve.ts`). */
export const leaflets = '/demo/pages'
/** The target of the admin link. */
export const admin = `${leaflets}/admin`
/** Online meetings; followed by the name of the event. */
export const meetings = '/demo/meetings'
