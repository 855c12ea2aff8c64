import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Typography.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/tiptap/styles.layer.css";
import "../../../ui/controls/input.ts";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { DOMParser } from "@tiptap/pm/model";
import { type Editor, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import DOMPurify from "dompurify";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./activity.module.css";

type Props = {
  label: string;
  lang: string;
  value: string;
  readOnly: boolean;
  onChange: (html: string) => void;
};

/** The server takes so much of a text. */
const MOST = 100_000;
const EMPTY = { type: "doc", content: [{ type: "paragraph" }] };

// The editor's own ways to read HTML put plain strings into the page, which its policy does not allow: what is read
// goes through the purifier, as nodes.
const cleaned = (html: string) => DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
const parserOf = ({ schema }: Pick<Editor, "schema">) => DOMParser.fromSchema(schema);
type View = Editor["view"];

function paste(view: View, event: ClipboardEvent | DragEvent, data: DataTransfer | null): boolean {
  if (!data) return false;
  event.preventDefault();
  const html = data.getData("text/html");
  const { tr, schema } = view.state;
  if (html) {
    const slice = parserOf({ schema }).parseSlice(cleaned(html), { preserveWhitespace: false });
    view.dispatch(tr.replaceSelection(slice).scrollIntoView());
    return true;
  }
  const text = data.getData("text/plain");
  if (text) view.dispatch(tr.insertText(text).scrollIntoView());
  return true;
}

/** A text with headings, lists, links and quotes; what else is pasted is left out. */
export function RichText({ label, lang, value, readOnly, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
      Link.configure({ openOnClick: false, protocols: ["https", "mailto"] }),
    ],
    content: EMPTY,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      handleDOMEvents: {
        paste: (view, event) => paste(view, event, event.clipboardData),
        // Text moved within the editor stays its own; content from outside is pasted.
        drop: (view, event) => !view.dragging && paste(view, event, event.dataTransfer),
      },
      attributes: {
        ...{ role: "textbox", "aria-multiline": "true", "aria-label": label },
        ...{ id: "activity-content", lang },
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? "" : now.getHTML();
      if (html.length <= MOST) onChange(html);
    },
  });

  // Undone, or cleaned by the server: the text follows, unless somebody is writing in it.
  useEffect(() => {
    // Where the panel changed to another activity, this one's editor is gone already.
    if (!editor || editor.isDestroyed || editor.isFocused) return;
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (shown !== value)
      editor.commands.setContent(parserOf(editor).parse(cleaned(value)).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  if (!editor || editor.isDestroyed) return null;
  return (
    <RichTextEditor
      editor={editor}
      className={classes.editor}
      labels={{
        boldControlLabel: t("html.bold"),
        italicControlLabel: t("html.italic"),
        h2ControlLabel: t("html.h2"),
        h3ControlLabel: t("html.h3"),
        bulletListControlLabel: t("html.bullets"),
        orderedListControlLabel: t("html.numbers"),
        blockquoteControlLabel: t("html.quote"),
        linkControlLabel: t("html.link"),
        linkEditorInputLabel: t("html.linkAddress"),
        linkEditorInputPlaceholder: "https://",
        linkEditorExternalLink: t("html.linkNew"),
        linkEditorInternalLink: t("html.linkHere"),
        linkEditorSave: t("html.linkSave"),
        unlinkControlLabel: t("html.unlink"),
        undoControlLabel: t("html.undo"),
        redoControlLabel: t("html.redo"),
      }}
    >
      {readOnly ? null : (
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
