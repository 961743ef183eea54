/**
 * Runs in the page before any script of its own, and keeps what the browser tells about painting in
 * `window.bench`: each main heading with the time at which it was painted, and what moved meanwhile.
 */
export function probe() {
  const bench = { headings: [], clickedAt: 0, firstPaint: 0, largestPaint: 0, shift: 0 };
  Object.assign(window, { bench });

  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.largestPaint = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) bench.shift += value;
  });
  observe('element', ({ identifier, renderTime }) => {
    const heading = bench.headings[Number(identifier)];
    if (heading) heading.paintedAt = renderTime;
  });

  const seen = new WeakSet();
  new MutationObserver(() => {
    const heading = document.querySelector('#main h1');
    if (!heading || seen.has(heading)) return;
    seen.add(heading);
    // Before the next paint, so that the browser reports this very paint.
    heading.setAttribute('elementtiming', String(bench.headings.length));
    bench.headings.push({ text: heading.textContent, paintedAt: 0 });
  }).observe(document, { childList: true, subtree: true });

  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      bench.clickedAt = timeStamp;
    },
    { capture: true },
  );
}
