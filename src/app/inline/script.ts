// Built separately (`scripts/build.mjs`) and inlined into the head of every page that the server
// renders (`server/http/document.ts`). It runs before the first paint, and long before the app.
import { guardPage } from './guardPage'

guardPage(document.currentScript)
