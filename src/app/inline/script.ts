// Built apart (`scripts/build.mjs`) and inlined into the head of every page that the server renders
// (`server/http/document.ts`): it runs before anything is shown, and long before the app.
import { guardPage } from './guardPage'

guardPage(document.currentScript)
