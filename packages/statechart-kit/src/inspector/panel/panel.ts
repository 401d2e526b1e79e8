import type { AnyActorRef } from 'xstate'
import type { FreezableClock } from '../clock'
import type { Control } from '../control'
import { type Inspection, machineSnapshot } from '../inspection'
import { actorTree } from './actorTree'
import { chartView } from './chartView'
import { details } from './details'
import { button, element, redraw } from './element'
import { eventForm } from './eventForm'
import { sequence } from './sequence'
import { panelStyle } from './style'

export interface PanelOptions {
  readonly inspection: Inspection
  readonly control: Control
  readonly root: AnyActorRef
  readonly clock?: FreezableClock | undefined
  /** What a call can fail with, by the name of its button. */
  readonly failures?: Readonly<Record<string, () => unknown>> | undefined
}

/**
 * Adds the inspector to the page: a button that opens a panel at its lower edge. The returned function removes it.
 */
export function showPanel({
  inspection,
  control,
  root,
  clock,
  failures = {},
}: PanelOptions): () => void {
  const host = document.createElement('statechart-inspector')
  const shadow = host.attachShadow({ mode: 'open' })
  let selected: string = root.sessionId
  let middle: 'chart' | 'sequence' = 'chart'
  let frame = 0
  let shown = ''

  const status = element('span', { class: 'status', role: 'status' })
  const problem = element('p', { class: 'problem', role: 'alert' })
  const say = (text: string) => (status.textContent = text)
  const attempt = (action: () => void) => {
    problem.textContent = ''
    try {
      action()
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
    draw()
  }
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => say(`Copied the ${what}`),
      () => say(`The browser does not allow to copy the ${what}`),
    )
  }
  const form = eventForm((event) => attempt(() => control.send(actorOf().ref, event)))
  const places = {
    bar: element('div', { class: 'row' }),
    tree: element('div', {
      class: 'column',
      tabindex: '0',
      role: 'region',
      'aria-label': 'Actors',
    }),
    middle: element('div', {
      class: 'column',
      tabindex: '0',
      role: 'region',
      'aria-label': 'Chart',
    }),
    details: element('div', {}),
  }
  const right = element(
    'div',
    { class: 'column', tabindex: '0', role: 'region', 'aria-label': 'Actor' },
    problem,
    places.details,
    form.view,
  )
  const panel = element(
    'section',
    { class: 'panel', 'aria-label': 'Statecharts', hidden: true },
    element('div', { class: 'bar' }, element('h2', {}, 'Statecharts'), status, places.bar),
    places.tree,
    places.middle,
    right,
  )
  const opener = button('open', 'Statecharts', () => setOpen(true), { class: 'open' })
  // A constructed sheet: policies of content security forbid inline styles.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(opener, panel)
  document.body.append(host)

  const actorOf = () => {
    const found = inspection.actor(selected)
    if (found !== undefined) return found
    selected = root.sessionId
    return { id: root.sessionId, name: root.id, parent: null, ref: root }
  }

  function setOpen(isOpen: boolean) {
    panel.hidden = !isOpen
    opener.hidden = isOpen
    if (isOpen) {
      draw()
      places.bar.querySelector('button')?.focus()
    } else opener.focus()
  }

  function drawBar() {
    const frozen = clock?.isFrozen === true
    const tab = (name: typeof middle, label: string) =>
      button(
        `tab ${name}`,
        label,
        () => {
          middle = name
          draw()
        },
        { 'aria-pressed': String(middle === name) },
      )
    redraw(
      places.bar,
      tab('chart', 'Chart'),
      tab('sequence', 'Sequence'),
      ...(clock === undefined
        ? []
        : [
            button(
              'freeze',
              'Freeze the clock',
              () => {
                if (frozen) clock.resume()
                else clock.freeze()
                draw()
              },
              { 'aria-pressed': String(frozen) },
            ),
            ...(frozen ? [button('advance', '+ 1 s', () => clock.advance(1000))] : []),
          ]),
      button('clear', 'Clear', () => inspection.clear()),
      button('close', 'Close', () => setOpen(false)),
    )
  }

  function draw() {
    if (panel.hidden) return
    const actor = actorOf()
    const isChart = machineSnapshot(actor.ref.getSnapshot()) !== undefined
    drawBar()
    redraw(
      places.tree,
      actorTree(inspection, selected, (id) => {
        selected = id
        problem.textContent = ''
        draw()
      }),
    )
    redraw(places.middle, middle === 'chart' ? chartView(inspection, actor) : sequence(inspection))
    if (middle === 'chart') showLit()
    places.middle.setAttribute('aria-label', middle === 'chart' ? 'Chart' : 'Sequence')
    const machineName = machineSnapshot(actor.ref.getSnapshot())?.machine.id ?? actor.name
    redraw(
      places.details,
      ...details({
        inspection,
        control,
        actor,
        failures,
        machineName,
        copy,
        attempt,
        write: form.write,
      }),
    )
    form.view.hidden = !isChart
  }

  /** Scrolls to the active states when they have changed. */
  function showLit() {
    const lit = [...places.middle.querySelectorAll('.state.leaf.many')]
    const now = `${selected} ${lit.map((each) => each.textContent).join()}`
    if (now === shown) return
    shown = now
    const [first] = lit
    if (first === undefined) return
    const [box, frameBox] = [first.getBoundingClientRect(), places.middle.getBoundingClientRect()]
    places.middle.scrollLeft += box.x + box.width / 2 - frameBox.x - frameBox.width / 2
    places.middle.scrollTop += box.y + box.height / 2 - frameBox.y - frameBox.height / 2
  }

  const stopFollowing = inspection.subscribe(() => {
    if (panel.hidden || frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      draw()
    })
  })
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })
  return () => {
    stopFollowing()
    cancelAnimationFrame(frame)
    host.remove()
  }
}
