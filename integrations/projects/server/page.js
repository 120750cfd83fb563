import { html } from 'lit';

/** What the server draws and the browser takes over. */
export const page = (onSettle) =>
  html`<caribbean-stud
      lang="en"
      heading="Our table"
      deal="down"
      seed="integration"
      motion="none"
      min-ante="2"
      .chips=${[2, 10]}
      @cs-settle=${onSettle}
    ></caribbean-stud>
    <p id="result"></p>`;
