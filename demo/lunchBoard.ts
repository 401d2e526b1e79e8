import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { framedPage } from './framed'
import { lunchBoard } from './places'

const counters: [name: string, ...dishes: [dish: string, price: string][]][] = [
  ['Soup', ['Leek and potato', '6.50'], ['Shoyu ramen', '11.00'], ['Fish, as caught', '']],
  ['Plates', ['Roast squash, barley, feta', '12.50'], ['Chicken with lemon', '13.00']],
  ['Sweet', ['Cardamom bun', '3.20'], ['Apple cake', '4.00']],
]

function board(): string {
  const lists = counters.map(([name, ...dishes]) => {
    const items = dishes.map(([dish, price]) =>
      price === ''
        ? `<li><span class="gone">${dish}</span><span>gone</span></li>`
        : `<li><span>${dish}</span><span>${price}</span></li>`,
    )
    return `<h2>${name}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return `<h1>Today’s board</h1>
<p class="muted">Written at half past ten. When it is gone, it is gone.</p>
${lists.join('\n')}`
}

/** A sample mini-app of another company, which content opens in a frame. */
export function serveLunchBoard(app: Hono<{ Variables: Variables }>): void {
  app.get(lunchBoard, (context) => {
    context.set('route', lunchBoard)
    return framedPage(context, 'Today’s board', board())
  })
}
