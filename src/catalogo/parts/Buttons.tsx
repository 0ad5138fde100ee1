import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type IconName, iconPaths } from '#ui/icons/paths.ts';
import { EmailLink, PhoneLink } from '#ui/links/ContactLink.tsx';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const tones = ['primary', 'plain', 'danger', 'ghost'] as const;
const icons = Object.keys(iconPaths) as IconName[];

/** What is pressed. */
export function Buttons() {
  return (
    <Group id="botones" title={texts.groups.botones}>
      <Part name="Button">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <div className="acts">
              <Button tone={tone}>{texts.act}</Button>
              <Button tone={tone} icon="save">
                {texts.act}
              </Button>
              <Button tone={tone} busy>
                {texts.act}
              </Button>
              <Button tone={tone} disabled>
                {texts.act}
              </Button>
            </div>
          </State>
        ))}
      </Part>
      <Part name="LinkButton">
        <State name={texts.states.usual}>
          <LinkButton tone="primary" icon="plus" to="#botones">
            {texts.open}
          </LinkButton>
        </State>
      </Part>
      <Part name="ContactLink">
        <State name={texts.states.usual}>
          <div className="acts">
            <EmailLink address={texts.address} />
            <PhoneLink number={texts.phones} />
          </div>
        </State>
      </Part>
      <Part name="CopyButton">
        <State name={texts.states.usual}>
          <CopyButton text={texts.value} label={texts.label} />
        </State>
      </Part>
      <Part name="Icon">
        <State name={texts.states.usual} wide>
          <ul className="catalogue-icons">
            {icons.map((name) => (
              <li key={name}>
                <Icon name={name} /> <code>{name}</code>
              </li>
            ))}
          </ul>
        </State>
      </Part>
    </Group>
  );
}
