import { IconMailbox } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { outboxChannels, outboxStates } from "@trilha/contract/communication/messages/states.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { choice } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Channel, StateBadge } from "./Badges.tsx";
import { OutboxNav } from "./OutboxNav.tsx";
import classes from "./outbox.module.css";
import { outboxList } from "./outbox.queries.ts";

/** Every message that left, or could not. */
export function OutboxPage() {
  const { t } = useTranslation("communication/messages");
  const { t: ui } = useTranslation("shell");
  const { ago, number } = useFormats();
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <OutboxNav />
      <ListView
        list={useList(outboxList)}
        filters={[
          choice("state", t("stateLabel"), outboxStates, (state) => t(`state.${state}`)),
          choice("channel", t("channelLabel"), outboxChannels, (channel) => t(`channel.${channel}`)),
        ]}
        icon={<IconMailbox size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        none={{ title: t("emptyFilteredTitle"), text: t("emptyFilteredText"), clear: ui("ui.clearFilters") }}
        rows={{
          label: t("title"),
          nameOf: ({ recipient }) => recipient,
          columns: [
            {
              key: "state",
              label: t("stateLabel"),
              cell: ({ state }) => <StateBadge state={state} />,
              width: 150,
            },
            {
              key: "channel",
              label: t("channelLabel"),
              cell: ({ channel }) => <Channel channel={channel} />,
            },
            {
              key: "recipient",
              label: t("recipient"),
              cell: ({ id, recipient }) => (
                <Link
                  to="/admin/outbox/$messageId"
                  params={{ messageId: id }}
                  className={classes.open}
                  tabIndex={-1}
                  onClick={(event) => event.stopPropagation()}
                >
                  {recipient}
                </Link>
              ),
            },
            { key: "subject", label: t("subject"), cell: ({ subject, template }) => subject || template },
            {
              key: "attempts",
              label: t("attempts"),
              cell: ({ attempts }) => number(attempts),
              numeric: true,
            },
            {
              key: "createdAt",
              label: t("created"),
              cell: ({ createdAt }) => <span className="small">{ago(new Date(createdAt))}</span>,
            },
          ],
          cardOf: ({ subject, template, recipient, state, channel, createdAt }) => ({
            title: subject || template,
            under: recipient,
            facts: (
              <>
                <StateBadge state={state} />
                <Channel channel={channel} />
                <time dateTime={createdAt}>{ago(new Date(createdAt))}</time>
              </>
            ),
          }),
          linkOf: ({ id }) => ({ to: "/admin/outbox/$messageId", params: { messageId: id } }),
        }}
      />
    </>
  );
}
