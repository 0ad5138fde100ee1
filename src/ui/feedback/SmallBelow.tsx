/** A short note in small letters on its own line below a text; nothing for ''. */
export const SmallBelow = ({ text }: { readonly text: string }) =>
  text === '' ? null : <small className="small-below">{text}</small>;
