import { Prose, TextLink } from '../../src/index';
import { Specimen } from './Specimen';

export function Words() {
  return (
    <Specimen title="Words">
      <Prose>
        <p
          style={{
            fontSize: 'var(--text-display)',
            lineHeight: 'var(--leading-tight)',
            fontWeight: 'var(--weight-display)',
          }}
        >
          A quiet place to be heard
        </p>
        <p>
          Some nights are longer than others. Write what is on your mind, as it comes; nobody is counting the
          words. You can <TextLink to="/AI">begin here</TextLink>, without an account, and leave whenever you
          like.
        </p>
        <h2>What stays with you</h2>
        <p>
          A conversation is kept on <strong>your device</strong>, and <em>only there</em>, until you choose
          otherwise.
        </p>
        <ul>
          <li>Small steps count.</li>
          <li>
            Breathe in for four, out for six. <code>4 : 6</code>
          </li>
        </ul>
        <blockquote>The night is not empty; it is only quiet.</blockquote>
        <h3>A table, for those who like one</h3>
        <table>
          <thead>
            <tr>
              <th>Light</th>
              <th>Means</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Mint</td>
              <td>It went well</td>
            </tr>
            <tr>
              <td>Peach</td>
              <td>Warmth</td>
            </tr>
          </tbody>
        </table>
        <pre>
          <code>play.example.com:25500</code>
        </pre>
      </Prose>
    </Specimen>
  );
}
