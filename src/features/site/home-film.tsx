import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SceneBenchPhone } from '../../ui/scene-bench.tsx';
import type { PageWords } from './site-words.ts';

/**
 * Half a minute of how it goes, drawn in the page: captions over the bench while the night turns into morning. It
 * stands where a video would, asks nothing of a video service, and begins only when it is opened. The captions are
 * its transcript too; it can be paused, and without motion the transcript is all of it.
 */
export function Film({ words }: { words: PageWords['home']['film'] }) {
  return (
    <section className="section" id="pelicula">
      <div className="column">
        <details className="film">
          <summary>
            <span className="film-stage">
              <span className="film-evening">
                <SceneBenchPhone />
              </span>
              <span className="film-morning">
                <SceneBenchPhone />
              </span>
              <span className="film-play placa-number">
                <Icon name="play" size={28} />
              </span>
            </span>
            <Floor />
            <span className="film-captions" aria-hidden="true">
              {words.captions.map((caption) => (
                <span key={caption}>{caption}</span>
              ))}
            </span>
            <span className="film-title">
              <strong>{words.title}</strong>
              <span>{words.note}</span>
            </span>
            <span className="hidden-text film-shut">{words.close}</span>
          </summary>
          <div className="film-below">
            <label className="film-pause">
              <input type="checkbox" className="tick" />
              {words.pause}
            </label>
            <div>
              <h2>{words.transcript}</h2>
              <ol>
                {words.captions.map((caption) => (
                  <li key={caption}>{caption}</li>
                ))}
              </ol>
            </div>
          </div>
        </details>
      </div>
    </section>
  );
}
