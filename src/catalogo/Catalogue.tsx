import './catalogue.css';
import { chooseTheme, themes, useTheme } from '#app/theme.ts';
import { Blocks } from './parts/Blocks.tsx';
import { Buttons } from './parts/Buttons.tsx';
import { Charts } from './parts/Charts.tsx';
import { Dialogs } from './parts/Dialogs.tsx';
import { Fields } from './parts/Fields.tsx';
import { Files } from './parts/Files.tsx';
import { Forms } from './parts/Forms.tsx';
import { Layout } from './parts/Layout.tsx';
import { Notices } from './parts/Notices.tsx';
import { Tables } from './parts/Tables.tsx';
import { texts } from './texts.ts';

/** The kit and the main blocks in all their states, light and dark, for developers who change one of them. */
export function Catalogue() {
  const theme = useTheme();
  return (
    <div className="catalogue">
      <nav aria-label={texts.parts} className="catalogue-contents">
        {Object.entries(texts.groups).map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        <header className="catalogue-head">
          <div>
            <h1>{texts.title}</h1>
            <p>{texts.lead}</p>
          </div>
          <fieldset className="catalogue-looks">
            <legend>{texts.look}</legend>
            {themes.map((one) => (
              <label key={one} className="check">
                <input type="radio" name="look" checked={theme === one} onChange={() => chooseTheme(one)} />
                <span>{texts.looks[one]}</span>
              </label>
            ))}
          </fieldset>
        </header>
        <Buttons />
        <Notices />
        <Fields />
        <Forms />
        <Files />
        <Tables />
        <Charts />
        <Layout />
        <Dialogs />
        <Blocks />
      </main>
    </div>
  );
}
